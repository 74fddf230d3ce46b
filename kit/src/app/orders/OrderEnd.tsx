import { type ReactNode, useEffect } from 'react';
import {
  type KindOf,
  type OrderPlan,
  pinProblemOf,
  readKind,
  resultAt,
  type Settled,
} from '../../common/index.ts';
import { clockInSeoul } from '../../format/index.ts';
import { kitMessages, type Refusal } from '../../messages/index.ts';
import {
  Actions,
  Button,
  EmptyState,
  InlineNotice,
  type KeyValueRow,
  LongWork,
  ReceiptActions,
  ResultPage,
} from '../../ui/index.ts';
import { SetPinButton, usePinProblemText } from '../paymentPin/PinProblemNotice.tsx';
import { Screen } from '../Screen.tsx';
import { useLoad } from '../useLoad.ts';
import { useQuery, useShownScreen, useWallet } from '../WalletContext.ts';
import { knownOutcomes } from './knownOutcomes.ts';
import { useOrders } from './useOrder.ts';

/** How each end is called: 보냈어요, 보내지 않았어요, 확인하고 있어요. */
export interface EndWords {
  done: string;
  not: string;
  checking: string;
  /** what it means for the customer; the kit's own words unless told */
  says?: Partial<Record<'done' | 'refused' | 'closed' | 'unknown', string>>;
}

interface OrderEndProps<F, R> {
  order: OrderPlan<F, R>;
  words: (kind: KindOf<F>, end: Settled<R>, facts: F | undefined) => EndWords;
  /** what was booked; `facts` are those of an order whose end does not say */
  rows: (end: Settled<R>, kind: KindOf<F>, facts: F | undefined) => readonly KeyValueRow[];
  /** when it was done, as YYYYMMDDhhmmss; empty where it was not told: an old result says that it is old */
  doneAt?: (receipt: R) => string;
  /** where the same is begun anew: a screen code of this app */
  again: string | Again | ((kind: KindOf<F>, facts: F | undefined) => Again);
  /** where the customer goes on from here */
  home: string;
  /** where a refusal sends the customer who can do something about it, by wire code */
  remedies?: Readonly<Record<string, string>>;
  /** what stands under the facts and over the buttons */
  note?: (end: Settled<R>, kind: KindOf<F>) => ReactNode;
  /** what stands below: home, history, a receipt */
  actions?: (end: Settled<R>, kind: KindOf<F>) => ReactNode;
  /** what stands there where there is no order to tell; one sentence and the way home unless told */
  nothing?: ReactNode;
  /** where the customer goes on once the payment password is set anew; the home of this app unless told */
  returnTo?: string;
  /** tells a refusal; the app's catalogue does unless told */
  refusal?: (code: string | undefined) => Refusal | undefined;
  title?: string;
  /** the kind, where neither address nor end names one */
  kind?: KindOf<F>;
}

/** The button that begins the same anew. */
interface Again {
  to: string;
  label: string;
  /** its `data-action` */
  action: string;
}

const kinds = { done: 'success', refused: 'failure', closed: 'failure', unknown: 'pending' } as const;
/** How an end is called that nothing more is known of. */
const plainIds = { done: '', refused: 'orderRefused', closed: 'orderClosed', unknown: '' } as const;

/** Shorter than while it is sent: somebody looks on, and may ask again. */
const waits = [1500, 3000];

/** Whoever comes back so much later may take the page for that of an order they have just made. */
const OLD_MS = 10 * 60_000;

const isOld = (at: string) => /^\d{14}$/.test(at) && at < clockInSeoul(new Date(Date.now() - OLD_MS));

/** A number that an order can bear: from an address, so from anybody. */
const keyPattern = /^[\w-]{8,64}$/;

/**
 * How the order in the address (`order`) ended, also after a reload, in another WebView, or a day later; without one
 * that of the order whose end was never seen. Once it is shown it is told.
 */
export function OrderEnd<F, R>(props: OrderEndProps<F, R>) {
  const { order: plan, home } = props;
  const { orders: t } = kitMessages.use();
  const orders = useOrders(plan);
  const { navigate } = useWallet();
  const { code } = useShownScreen();
  const query = useQuery();
  const asked = query.get('order') ?? '';
  const named = readKind(plan, query.get('kind') ?? '');
  // Several kinds share a screen: what is said of an order that never came goes by the address, where it leads here.
  const fits = named !== undefined && resultAt(plan, named) === code ? named : undefined;
  const load = useLoad(
    async (signal) => {
      const isNamed = keyPattern.test(asked);
      const sent = isNamed ? await orders.underWay() : asked === '' ? await orders.findUnfinished() : null;
      const key = isNamed ? asked : sent?.key;
      if (key === undefined) return null;
      const known = knownOutcomes.of(key);
      const own = sent?.key === key ? sent : undefined;
      const kind = own?.kind ?? named;
      const search = { waits: plan.waits ?? waits, signal, ...(kind === undefined ? {} : { kind }) };
      return {
        key,
        end: (known?.end ?? (await orders.findEnd(key, search))) as Settled<R>,
        isEarlier: known?.isEarlier ?? false,
        askedAs: kind,
        kind: own?.kind ?? fits,
        facts: own?.facts,
      };
    },
    [asked, named, fits, orders],
  );
  const { data } = load;

  // It is before the customer now; who leaves before knows no more than when they came.
  useEffect(() => {
    if (!data) return;
    if (data.end.kind !== 'unknown') knownOutcomes.remember(data.key, data);
    void orders.close(data.key, data.end, data.askedAs);
  }, [data, orders]);

  // Amount and confirmation are done with: no back of any kind leads to them again.
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) void navigate.settle();
  }, [isThere, navigate]);

  return (
    <Screen
      of={load}
      onBack={() => navigate.replace(home)}
      skeleton={<LongWork says={t.asking} quietFor={0} />}
      {...(props.title === undefined ? {} : { title: props.title })}
    >
      {(found) =>
        found === null ? (
          (props.nothing ?? (
            <EmptyState
              isPage
              picture="blank"
              title={t.none}
              action={{ label: t.goOn, action: 'done', onClick: () => navigate.replace(home) }}
            />
          ))
        ) : (
          <>
            {found.isEarlier && <InlineNotice tone="warning">{t.earlier}</InlineNotice>}
            <End
              {...props}
              end={found.end}
              shownKind={found.kind ?? props.kind ?? (plan.name as KindOf<F>)}
              facts={found.facts}
              onAskAgain={load.reload}
            />
          </>
        )
      }
    </Screen>
  );
}

interface EndProps<F, R> extends OrderEndProps<F, R> {
  end: Settled<R>;
  shownKind: KindOf<F>;
  facts: F | undefined;
  onAskAgain: () => void;
}

function End<F, R>({ end, shownKind, facts, onAskAgain, ...props }: EndProps<F, R>) {
  const { orders: t } = kitMessages.use();
  const { navigate, manifest, ...wallet } = useWallet();
  const refusal = props.refusal ?? wallet.refusal;
  const pinText = usePinProblemText();
  const receiptKind = end.kind === 'done' ? (end.receipt as { kind?: unknown } | undefined)?.kind : undefined;
  const kind = readKind(props.order, String(receiptKind)) ?? shownKind;
  const words = props.words(kind, end, facts);
  const again =
    typeof props.again === 'string'
      ? { to: props.again, label: t.again, action: 'again' }
      : typeof props.again === 'function'
        ? props.again(kind, facts)
        : props.again;
  const { error, code } = end.kind === 'refused' ? end : {};
  const pin = pinProblemOf(error ?? code);
  // A catalogue may have words for any refusal: an end that is none has no use for them.
  const told = end.kind === 'refused' && !pin ? refusal(code) : undefined;
  const remedy = props.remedies?.[code ?? ''];
  const isOver = end.kind === 'refused' || end.kind === 'closed';

  const reason = pin
    ? `${pinText(pin)} ${t.notTaken}`
    : (told?.text ?? words.says?.[end.kind] ?? t[end.kind]);
  const doneAt = end.kind === 'done' ? (props.doneAt?.(end.receipt) ?? '') : '';
  const messageId = pin?.id ?? told?.id ?? plainIds[end.kind];

  // Its picture has its day in its name: several stand side by side among the customer's own.
  const receiptActions = (
    <ReceiptActions
      title={words.done}
      {...(doneAt !== '' && { fileName: `receipt-${doneAt.slice(0, 8)}` })}
    />
  );
  return (
    <>
      {isOld(doneAt) && <InlineNotice messageId="oldResult">{t.old({ at: doneAt })}</InlineNotice>}
      <ResultPage
        kind={kinds[end.kind]}
        title={{ done: words.done, refused: words.not, closed: words.not, unknown: words.checking }[end.kind]}
        description={reason}
        rows={props.rows(end, kind, facts)}
        {...(messageId === '' ? {} : { messageId })}
        {...(end.kind === 'done' && { receiptActions })}
      >
        {props.note?.(end, kind)}
        <Actions>
          {end.kind === 'unknown' && (
            <Button full action="askAgain" onClick={onAskAgain}>
              {t.askAgain}
            </Button>
          )}
          {pin && (
            <SetPinButton
              full
              isMissing={pin.id === 'pinMissing'}
              returnTo={props.returnTo ?? manifest.screens[manifest.home]?.path ?? '/'}
            />
          )}
          {remedy !== undefined && (
            <Button full action="remedy" onClick={() => navigate.replace(remedy)}>
              {t.remedy}
            </Button>
          )}
          {isOver && !pin && (
            <Button
              full
              variant={remedy === undefined ? 'primary' : 'secondary'}
              action={again.action}
              onClick={() => navigate.replace(again.to)}
            >
              {again.label}
            </Button>
          )}
          {props.actions?.(end, kind)}
        </Actions>
      </ResultPage>
    </>
  );
}
