/** Where the phone is, as the shop's partner takes it; both null where the customer is not asked. */
export interface Place {
  latitude: number | null;
  longitude: number | null;
}

export const nowhere: Place = { latitude: null, longitude: null };

/** Whether a place can be in Korea; without one nothing is known, and nothing is wrong. */
export function isInKorea({ latitude, longitude }: Place): boolean {
  if (latitude === null || longitude === null) return true;
  return latitude > 33 && latitude < 39 && longitude > 124 && longitude < 132;
}
