import type { ReactNode } from 'react';
import { OpenKeypad } from '../SecureKeypad/OpenKeypad.tsx';
import type { SecureKeypadProps } from '../SecureKeypad/SecureKeypad.tsx';

export interface PinSheetProps
  extends Pick<SecureKeypadProps, 'isOpen' | 'title' | 'encrypt' | 'onDone' | 'onClose'> {
  /** what happens with it: 50,000원 충전 */
  note?: ReactNode;
  /** why it is asked for again, and how many tries are left: the dots shake, and it is gone with the next digit */
  problem?: ReactNode;
  /** leads to a new password; without it there is no such way here */
  onForgotten?: (() => void) | undefined;
}

/**
 * Asks for the payment password over the page that says what will happen: six dots and a {@link SecureKeypad}'s keys,
 * sent by the last digit (1-shell s3, s5).
 */
export function PinSheet({ isOpen, note, ...props }: PinSheetProps) {
  return isOpen ? <OpenKeypad {...props} description={note} /> : null;
}
