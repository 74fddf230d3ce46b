import type { ReactNode } from 'react';
import { OpenKeypad } from './OpenKeypad.tsx';

export interface SecureKeypadProps {
  isOpen: boolean;
  /** what is asked for: 간편 비밀번호 */
  title: string;
  /** above the dots: what the number is for, or that the last one was wrong */
  description?: ReactNode;
  /** digits of the number (default 6) */
  length?: 4 | 5 | 6;
  /** where fewer will do; default: all */
  minLength?: 4 | 5 | 6;
  /** the digits wait for the confirm button; unless told, the last of them sends them */
  waits?: boolean;
  /** `encryptField` of `@wallet/kit/api`: the only one that is ever given the digits */
  encrypt: (plain: string) => Promise<string>;
  /** the digits, encrypted; the owner closes the keypad */
  onDone: (encrypted: string) => void;
  /** cancelled: button, Escape, tap beside it, the phone's back, a route change */
  onClose: () => void;
}

/**
 * A number pad for a secret number in a bottom sheet. Its digits stand in a new order at every opening, after a
 * failure and when asked; what was entered shows as dots, is kept outside of page and React state, leaves only
 * encrypted, by itself with the last digit, and is forgotten when the customer looks elsewhere. A keyboard reaches and presses the keys as buttons,
 * but its own digits are not taken: others may listen to it (1-shell s3, s5).
 */
export function SecureKeypad({ isOpen, ...props }: SecureKeypadProps) {
  return isOpen ? <OpenKeypad {...props} /> : null;
}
