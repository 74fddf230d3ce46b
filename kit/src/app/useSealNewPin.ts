import { encryptField } from '../api/index.ts';
import { isEasyPin } from '../format/index.ts';
import { usePerson } from './usePerson.ts';

/** Why a keypad asks anew: it shows the message and begins from nothing. */
class EasyPin extends Error {
  readonly messageId = 'pinEasy';
}

/**
 * Seals a new secret number for `SecureKeypad`'s `encrypt`. One that is guessed first (a run, a repetition, the
 * customer's birth) is refused at the keypad, before it is entered a second time: once sealed nobody can look at it.
 */
export function useSealNewPin(): (plain: string) => Promise<string> {
  const birth = usePerson()?.birth ?? '';
  return async (plain) => {
    if (isEasyPin(plain, birth)) throw new EasyPin();
    return encryptField(plain);
  };
}
