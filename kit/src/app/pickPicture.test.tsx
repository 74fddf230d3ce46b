import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { button, drawPictures, openerOf, part } from '../testing/index.ts';
import { type PickPictureOptions, type Picture, pickPicture } from './pickPicture.ts';
import { Screen } from './Screen.tsx';
import { smallApp } from './testing/smallApp.tsx';

beforeEach(() => {
  drawPictures();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** Picks a file on a page; the picture comes to `onPicked`. */
async function pick(file: File, options: Partial<PickPictureOptions> = {}) {
  const onPicked = vi.fn<(picture: Picture | null) => void>();
  const choose = () => void pickPicture({ mostBytes: 1_500_000, ...options }).then(onPicked);
  const page = () => (
    <Screen>
      <button type="button" onClick={choose}>
        pick
      </button>
    </Screen>
  );
  const view = await openerOf(smallApp({ SML10000: page }), createMock)('SML10000');
  await view.user.click(await button('pick'));
  const input = await waitFor(() => part('input[type="file"]') as HTMLInputElement);
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change'));
  return onPicked;
}

const file = (text: string, type = 'image/jpeg', name = 'IMG_1.HEIC') =>
  new File([text], name, { type, lastModified: 7 });

test('a picture comes small, as a JPEG, with its name and when it was taken', async () => {
  const onPicked = await pick(file('photo'));
  await waitFor(() => expect(onPicked).toHaveBeenCalled());
  expect(onPicked).toHaveBeenCalledWith({
    image: `data:image/jpeg;base64,${btoa('photo')}`,
    name: 'IMG_1.jpg',
    bytes: expect.any(Number),
    at: 7,
  });
});

test('a PDF goes as it is where one will do', async () => {
  const onPicked = await pick(file('%PDF', 'application/pdf', 'a.pdf'), { takesPdf: true });
  await waitFor(() =>
    expect(onPicked).toHaveBeenCalledWith(expect.objectContaining({ name: 'a.pdf', bytes: 4 })),
  );
});

test.each([
  ['broken', 'image/heic', 'pictureUnreadable', /사진을 열 수 없어요/],
  ['', 'image/jpeg', 'pictureEmpty', /비어 있어요/],
  ['a', 'text/plain', 'pictureWrongType', /사진만/],
  ['much too large', 'image/jpeg', 'pictureTooLarge', /0.1MB까지/],
])('a file %j of the type %s is not picked in silence: %s', async (text, type, id, words) => {
  const onPicked = await pick(file(text.padEnd(text === 'much too large' ? 200_000 : 0), type), {
    mostBytes: 100_000,
  });
  await waitFor(() => expect(part('dialog[data-msg]').dataset.msg).toBe(id));
  expect(screen.getByText(words)).toBeTruthy();
  await (await import('@testing-library/user-event')).default.click(await button('확인'));
  await waitFor(() => expect(onPicked).toHaveBeenCalledWith(null));
});
