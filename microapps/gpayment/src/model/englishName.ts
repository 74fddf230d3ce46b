/** Letters as a passport has them; a name may have several parts. */
export const englishNamePattern = /^[A-Z]+(?:[ '-][A-Z]+)*$/;

/** Capitals, as they are typed. */
export function shapeEnglishName(text: string): string {
  return text.toUpperCase().replace(/[^A-Z '-]/g, '');
}

export function fullEnglishName({ surname, givenName }: { surname: string; givenName: string }): string {
  return `${surname.trim()} ${givenName.trim()}`;
}
