import type { PinProblem } from '../../common/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Button, InlineNotice } from '../../ui/index.ts';
import { useAction } from '../useAction.ts';
import { useSetPin } from './useSetPin.ts';

/** In words: a wrong payment password and how many are left, a locked one, none at all. */
export function usePinProblemText(): (problem: PinProblem) => string {
  const { paymentPin: t } = kitMessages.use();
  return ({ id, left }) => (id === 'pinWrong' ? t.pinWrong(left === undefined ? {} : { left }) : t[id]);
}

interface PinProblemNoticeProps {
  problem: PinProblem;
  /** where the customer goes on once the password is set: a path of the wallet */
  returnTo: string;
}

/** What is the matter with the payment password, and the way out of it. */
export function PinProblemNotice({ problem, returnTo }: PinProblemNoticeProps) {
  const text = usePinProblemText()(problem);
  return (
    <div data-part="pinProblem">
      <InlineNotice tone="danger" messageId={problem.id}>
        {text}
        <SetPinButton isMissing={problem.id === 'pinMissing'} returnTo={returnTo} />
      </InlineNotice>
    </div>
  );
}

interface SetPinButtonProps {
  /** there is no password yet */
  isMissing?: boolean;
  returnTo: string;
  full?: boolean;
}

/** To a new payment password: by a proof of who one is, or to the registration of the first. */
export function SetPinButton({ isMissing = false, returnTo, full = false }: SetPinButtonProps) {
  const { paymentPin: t } = kitMessages.use();
  const setPin = useSetPin();
  const go = useAction(() => setPin(isMissing ? 'register' : 'reset', returnTo));
  return (
    <Button
      full={full}
      variant={full ? 'primary' : 'text'}
      size={full ? 'medium' : 'small'}
      action="resetPassword"
      isBusy={go.isRunning}
      onClick={() => void go.run()}
    >
      {isMissing ? t.register : t.reset}
    </Button>
  );
}
