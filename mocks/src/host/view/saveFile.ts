import { element } from './element.ts';

/** Hands a JSON text to the developer as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
  const link = element('a', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
