import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { PlaceMap } from './PlaceMap.tsx';

const here = { latitude: 37.5219, longitude: 126.9245 };
const spots = [
  { id: 'A', name: '여의도점', place: { latitude: 37.5262, longitude: 126.9198 } },
  { id: 'B', name: '마포점', place: { latitude: 37.5401, longitude: 126.9451 } },
  { id: 'C', name: '마포역점', place: { latitude: 37.5408, longitude: 126.9458 } },
  { id: 'D', name: '인천점', place: { latitude: 37.4563, longitude: 126.7052 } },
];

function Branches({ isKnown = true }: { isKnown?: boolean }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <PlaceMap label="지점" spots={spots} {...(isKnown && { here })} chosen={chosen} onChoose={setChosen} />
      <button type="button" onClick={() => setChosen('D')}>
        인천점 행
      </button>
      <output>{chosen}</output>
    </>
  );
}

const pin = (ids: string) => document.querySelector<HTMLElement>(`[data-part="pin"][data-id="${ids}"]`);
const tap = (ids: string) => fireEvent.click(pin(ids) as HTMLElement);
const chosen = () => document.querySelector('output')?.textContent;
const scale = () => document.querySelector('[data-part="placeMap"] span[style*="width"]')?.textContent;

it('draws places around the customer; a tap on several comes nearer, a tap on one chooses it', async () => {
  await renderKorean(<Branches />);
  expect(document.querySelector('[data-part="here"]')?.textContent).toBe('내 위치');
  // In the next city: not in the first view.
  expect(pin('D')).toBeNull();
  tap('B C');
  expect(chosen()).toBe('');
  expect(pin('B')).not.toBeNull();
  tap('C');
  expect(chosen()).toBe('C');
});

it('comes nearer and goes farther by buttons that have names, and says how far; pins are for fingers alone', async () => {
  const { user } = await renderKorean(<Branches isKnown={false} />);
  expect(document.querySelector('[data-part="here"]')).toBeNull();
  const far = scale();
  await user.click(screen.getByRole('button', { name: '약도 크게' }));
  expect(scale()).not.toBe(far);
  await user.click(screen.getByRole('button', { name: '약도 작게' }));
  expect(scale()).toBe(far);
  // The list that stands with it says the same to keys and readers.
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(pin('D')?.tabIndex).toBe(-1);
});

it('shows what was chosen in the list, wherever it lies; and is drawn by a finger, which chooses nothing', async () => {
  const { user } = await renderKorean(<Branches />);
  await user.click(screen.getByRole('button', { name: '약도 크게' }));
  await user.click(screen.getByRole('button', { name: '약도 크게' }));
  expect(pin('D')).toBeNull();
  await user.click(screen.getByRole('button', { name: '인천점 행' }));
  const at = pin('D')?.style.left;
  expect(at).toBe('179px');
  const plane = pin('D')?.parentElement as HTMLElement;
  plane.setPointerCapture = () => {};
  fireEvent.pointerDown(plane, { clientX: 100, clientY: 100 });
  fireEvent.pointerMove(plane, { clientX: 103, clientY: 100 });
  expect(pin('D')?.style.left).toBe(at);
  fireEvent.pointerMove(plane, { clientX: 130, clientY: 100 });
  fireEvent.pointerUp(plane);
  expect(pin('D')?.style.left).toBe('209px');
  expect(chosen()).toBe('D');
});
