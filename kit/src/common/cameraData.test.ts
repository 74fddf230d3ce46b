import { expect, test } from 'vitest';
import { withCameraData } from './cameraData.ts';

/** A JPEG with EXIF of one entry: turned by 90 degrees. */
const exif = [
  ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0],
  ...[1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0],
];
const photo = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, ...exif, 0xff, 0xda, 0, 2, 9]);
const small = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 7]);

test('place and time of the camera go along, and the picture is upright', () => {
  const kept = withCameraData(photo, small);
  const upright = exif.with(28, 1);
  expect([...kept]).toEqual([0xff, 0xd8, ...upright, 0xff, 0xda, 0, 2, 7]);
});

test.each([
  ['has none', small],
  ['is no JPEG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
  ['is cut off', photo.subarray(0, 12)],
  ['is empty', new Uint8Array()],
])('a picture whose origin %s stays as it is', (_, from) => {
  expect(withCameraData(from, small)).toBe(small);
});
