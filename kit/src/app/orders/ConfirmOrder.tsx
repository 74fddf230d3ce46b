import { type ReactNode, useEffect, useState } from 'react';
import { type OrderPlan, pinProblemOf } from '../../common/index.ts';
import { kitMessages, type Refusal } from '../../messages/index.ts';
import {
  Card,
  FromTo,
  InlineNotice,
  KeyValue,
  type KeyValueRow,
  Lead,
  LongWork,
  PinSheet,
  Stack,
} from '../../ui/index.ts';
import type { FlowDraft } from '../flow/defineFlow.tsx';
import { PaymentPinKeypad } from '../paymentPin/PaymentPinKeypad.tsx';
import { PinProblemNotice } from '../paymentPin/PinProblemNotice.tsx';
import { Screen } from '../Screen.tsx';
import { MainButton } from '../screen/MainButton.tsx';
import { useWallet } from '../WalletContext.ts';
import { type OrderProblem, useOrder } from './useOrder.ts';

/** What an order is confirmed with. */
export interface ConfirmOrderProps<F, R> {
  order: OrderPlan<F, R>;
  /** null while it cannot be ordered: a rate that has ended */
  facts: F | null;
  /** everything that will be booked, label by label; none where `entry` shows it */
  rows: readonly KeyValueRow[];
  /** what stands on the main button */
  submit: string;
  /**
   * The secret that confirms it: the payment password unless it has a title of its own; `none` where a tap is enough.
   * `hint` says what it is entered for; `onForgotten` leads to a new one of a title of its own.
   */
  secret: 'none' | { hint: string; title?: string; onForgotten?: () => void };
  /** the question that the secret answers: 10,000P를 충전할까요? */
  lead?: string;
  /** from where to where: faces over the lead, which then stands in the middle of the page */
  between?: { from: ReactNode; to: ReactNode };
  /** under the lead with its faces: what it is in another coin */
  note?: ReactNode;
  title?: string;
  step?: { current: number; total: number };
  /** the flow that the order is made of; it is over with the order */
  draft?: Pick<FlowDraft<object>, 'read' | 'clear'>;
  /** what is entered here before it is confirmed */
  entry?: ReactNode;
  /** below the rows; what may not stand there while it is on its way asks for it */
  children?: ReactNode | ((isRunning: boolean) => ReactNode);
  /** a screen of its own for the secret */
  opensAtOnce?: boolean;
  /** money at a till: the order is begun with the page, and what became of it elsewhere is told */
  beginsAtOnce?: boolean;
  /** leaving asks before it is sent, too */
  asksToLeave?: boolean;
  /** where the customer goes on once the payment password is set anew; the home of this app unless told */
  returnTo?: string;
  /** what is said while the order is on its way */
  working?: string;
  /** refused for something that the customer can change here: read the facts anew */
  onAgain?: (code: string) => unknown;
  /** tells a refusal; the app's catalogue does unless told */
  refusal?: (code: string | undefined) => Refusal | undefined;
}

/** Everything that will be booked, then the secret: the last step of every order. */
export function ConfirmOrder<F, R>(props: ConfirmOrderProps<F, R>) {
  const { order, facts, secret, draft, onAgain } = props;
  const wallet = useWallet();
  const refusal = props.refusal ?? wallet.refusal;
  const { orders: t } = kitMessages.use();
  const { place, seal, isRunning, problem } = useOrder(order, {
    draft,
    onAgain,
    begins: props.beginsAtOnce ? facts : undefined,
    asksToLeave: props.asksToLeave,
  });
  const [isOpen, setOpen] = useState(props.opensAtOnce === true);
  const isWrong = problem?.id === 'refused' && problem.changes === 'secret';
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong, problem]);

  // A wrong one of the service's own stands in its keypad alone, and the keypad comes back.
  const isSaidByKeypad = isWrong && secret !== 'none' && secret.title !== undefined;

  const start = () => {
    if (secret !== 'none') setOpen(true);
    else if (facts !== null) void place(facts);
  };
  return (
    <Screen
      {...(props.title === undefined ? {} : { title: props.title })}
      {...(props.step ? { step: props.step } : {})}
    >
      {props.lead !== undefined &&
        (props.between ? (
          <FromTo {...props.between} title={props.lead}>
            {props.note}
          </FromTo>
        ) : (
          <Lead title={props.lead} />
        ))}
      <Stack>
        {props.entry}
        {props.rows.length > 0 && (
          <Card tone="soft">
            <KeyValue rows={props.rows} />
          </Card>
        )}
        {typeof props.children === 'function' ? props.children(isRunning) : props.children}
        {problem && !isSaidByKeypad && (
          <OrderProblemNotice problem={problem} refusal={refusal} returnTo={props.returnTo} />
        )}
        {isRunning && <LongWork says={props.working ?? t.working} quietFor={0} />}
      </Stack>
      {facts !== null && secret !== 'none' && (
        <Keypad
          secret={secret}
          refusal={refusal}
          isOpen={isOpen}
          problem={isWrong ? problem : undefined}
          seal={(plain) => seal(facts, plain)}
          onClose={() => setOpen(false)}
          onDone={(sealed) => {
            setOpen(false);
            void place(facts, sealed);
          }}
        />
      )}
      <MainButton action="submit" disabled={facts === null} isBusy={isRunning} run={start}>
        {props.submit}
      </MainButton>
    </Screen>
  );
}

type Tell = (code: string | undefined) => Refusal | undefined;

interface OrderProblemNoticeProps {
  problem: OrderProblem;
  refusal: Tell;
  returnTo?: string | undefined;
}

/** Why it was not carried out, and what can be done about it. */
export function OrderProblemNotice({ problem, refusal, returnTo }: OrderProblemNoticeProps) {
  const { orders: t } = kitMessages.use();
  const { manifest } = useWallet();
  if (problem.id !== 'refused') {
    return (
      <InlineNotice tone="danger" messageId={problem.id}>
        {t[problem.id]}
      </InlineNotice>
    );
  }
  const pin = pinProblemOf(problem.error ?? problem.code);
  const home = manifest.screens[manifest.home]?.path ?? '/';
  if (pin) return <PinProblemNotice problem={pin} returnTo={returnTo ?? home} />;
  const told = refusal(problem.code);
  return (
    <InlineNotice tone="danger" messageId={told?.id ?? 'orderRefused'}>
      {told?.text ?? t.refused}
    </InlineNotice>
  );
}

interface KeypadProps {
  secret: Exclude<ConfirmOrderProps<never, never>['secret'], 'none'>;
  isOpen: boolean;
  /** the last one was wrong */
  problem: Extract<OrderProblem, { id: 'refused' }> | undefined;
  refusal: Tell;
  seal: (plain: string) => Promise<string>;
  onClose: () => void;
  onDone: (sealed: string) => void;
}

function Keypad({ secret, problem, refusal, seal, onDone, ...open }: KeypadProps) {
  if (secret.title === undefined) {
    const pin = problem ? (pinProblemOf(problem.error ?? problem.code) ?? null) : null;
    return <PaymentPinKeypad {...open} hint={secret.hint} problem={pin} seal={seal} onPin={onDone} />;
  }
  const wrong = problem && refusal(problem.code)?.text;
  return (
    <PinSheet
      {...open}
      title={secret.title}
      note={secret.hint}
      onForgotten={secret.onForgotten}
      problem={wrong}
      encrypt={seal}
      onDone={onDone}
    />
  );
}
