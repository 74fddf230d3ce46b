/** A place on the map service, opened outside the wallet. */
export function mapUrl(name: string, latitude: number, longitude: number): string {
  return `https://map.kakao.com/link/map/${encodeURIComponent(name)},${latitude},${longitude}`;
}

/** The way there from where the phone is. */
export function routeUrl(name: string, latitude: number, longitude: number): string {
  return `https://map.kakao.com/link/to/${encodeURIComponent(name)},${latitude},${longitude}`;
}
