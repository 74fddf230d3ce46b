/** A place on the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places, as the crow flies. */
export function distanceBetween(a: Place, b: Place): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2);
  const half =
    latitudes ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes ** 2;
  // Rounding can carry the far side of the earth a hair over 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** The nearest first, with how far it is; what has no place of its own comes last, in its order. */
export function byDistance<T extends { place: Place | null }>(
  all: readonly T[],
  from: Place,
): { one: T; km: number | null }[] {
  return all
    .map((one) => ({ one, km: one.place && distanceBetween(from, one.place) }))
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}

/** A distance as it is read: 850m, 1.2km, 34km. */
export function distanceText(km: number): string {
  if (km < 0.995) return `${Math.max(10, Math.round(km * 100) * 10)}m`;
  return `${km < 9.95 ? Number(km.toFixed(1)) : Math.round(km)}km`;
}
