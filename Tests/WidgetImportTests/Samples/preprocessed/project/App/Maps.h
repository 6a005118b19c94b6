#define MAPS_SCHEME maps-beta
