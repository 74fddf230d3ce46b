import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { setLocale } from '../../messages/index.ts';

/** Renders a part in Korean, with a customer who taps and types. For the tests of this room. */
export async function renderKorean(part: ReactNode) {
  await setLocale('ko');
  return { user: userEvent.setup(), ...render(part) };
}
