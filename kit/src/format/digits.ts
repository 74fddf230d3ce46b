/** The figures of what was typed, pasted or read, as many as `most`: full-width ones are figures as well. */
export function digitsOf(text: string, most?: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, most);
}

/** The code in a message that names other numbers, too: a run of so many figures by itself; else its first figures. */
export function codeIn(text: string, length: number): string {
  const runs = text.normalize('NFKC').split(/\D+/);
  return runs.find((run) => run.length === length) ?? digitsOf(text, length);
}

const longestPhone = 11;

/** The figures of a Korean phone number; with the country's code, written in any way, it is the number that it is here. */
export function phoneFigures(text: string): string {
  const figures = digitsOf(text);
  // No number here begins with 82: it is the country, also without its plus.
  const isAbroad =
    /^\s*(\+|00)\s*82/.test(text.normalize('NFKC')) || (/^82/.test(figures) && figures.length >= 11);
  const national = isAbroad ? `0${figures.replace(/^(00)?820?/, '')}` : figures;
  return national.slice(0, longestPhone);
}
