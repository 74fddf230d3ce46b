import { expect, test } from 'vitest';
import { dataAddress, type PickFileOptions, pickFile } from './pickFile.ts';

function shownInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no picker is open');
  return input;
}

/** The customer picks this file, or none. */
function pick(options: PickFileOptions, file?: File) {
  const picking = pickFile(options);
  const input = shownInput();
  Object.defineProperty(input, 'files', { value: file ? [file] : [] });
  input.dispatchEvent(new Event(file ? 'change' : 'cancel'));
  return picking;
}

const photo = new File(['12345'], 'Photo.JPG', { type: 'image/jpeg' });

test('(G46) a file that fits is given, and nothing of the picker stays', async () => {
  const options = { accept: 'image/*', capture: 'environment', maxBytes: 5 } as const;
  const picking = pickFile(options);
  expect([shownInput().accept, shownInput().getAttribute('capture')]).toEqual(['image/*', 'environment']);
  expect(await pick(options, photo)).toEqual({ kind: 'picked', file: photo });
  expect(document.querySelector('input')).toBeNull();
  // The first picker was given up for the second.
  expect(await picking).toEqual({ kind: 'cancelled' });
});

test('(G46) a customer who goes back has cancelled', async () => {
  expect(await pick({ maxBytes: 5 })).toEqual({ kind: 'cancelled' });
});

test.each([
  ['too large', 'image/*', photo, 4, { kind: 'tooLarge', name: 'Photo.JPG', bytes: 5, maxBytes: 4 }],
  [
    'of a wrong type',
    'application/pdf',
    photo,
    9,
    { kind: 'wrongType', name: 'Photo.JPG', type: 'image/jpeg' },
  ],
  ['empty', 'image/*', new File([], 'a.png', { type: 'image/png' }), 9, { kind: 'empty', name: 'a.png' }],
])('(G46) a file that is %s is refused by its reason', async (_, accept, file, maxBytes, expected) => {
  expect(await pick({ accept, maxBytes }, file)).toEqual(expected);
});

test.each([
  ['.jpg', true],
  ['.png,.JPG', true],
  [' image/png , image/jpeg', true],
  ['*/*', true],
  ['', true],
  ['image/jp', false],
  ['.jpeg', false],
])('(G46) accept "%s" takes a photo: %s', async (accept, isTaken) => {
  const picked = await pick({ accept, maxBytes: 9 }, photo);
  expect(picked.kind).toBe(isTaken ? 'picked' : 'wrongType');
});

test('a picked file goes into a body as text', async () => {
  const file = new File(['proof'], 'a.txt', { type: 'text/plain' });
  expect(await dataAddress(file)).toMatch(/^data:text\/plain;base64,cHJvb2Y=$/);
});
