import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Chips,
  EmptyState,
  InlineNotice,
  List,
  Note,
  Scene,
  Section,
  Segmented,
  Stack,
} from '@wallet/kit/ui';
import { type ReactNode, useState } from 'react';
import { readTaxes } from '../api/calls.ts';
import { paying } from '../flows/paying.ts';
import { messages } from '../messages/index.ts';
import { authorities, type Bill, hasKept, isOpen, lateOf, openOf, sum, type Taxes } from '../model/tax.ts';
import { BillRow, RefundRow } from '../parts/BillRow.tsx';

const tabs = ['bills', 'paid', 'refunds'] as const;
const keptTabs = ['paid', 'refunds'] as const;
type Tab = (typeof tabs)[number];
const filters = ['all', ...authorities] as const;

/** What the address chooses: of which kind, whose, and of which year. */
function useChoice(isJoined: boolean) {
  const query = useQuery();
  const { navigate } = useWallet();
  // Who has left sees what stayed: what was paid, and refunds.
  const shown = isJoined ? tabs : keptTabs;
  const tab: Tab = shown.find((one) => one === query.get('tab')) ?? shown[0];
  const authority = filters.find((one) => one === query.get('authority')) ?? 'all';
  const year = query.get('year') ?? '';
  const choose = (changes: Record<string, string>) =>
    navigate.replace('FNT20000', { query: { tab, authority, ...(year ? { year } : {}), ...changes } });
  return { shown, tab, authority, year, choose };
}

export function FNT20000() {
  const t = messages.use();
  const load = useLoad(readTaxes);
  return (
    <Screen of={load} skeleton="list" ground>
      {(taxes) =>
        taxes.isJoined || hasKept(taxes) ? (
          <Lists key={taxes.at} taxes={taxes} />
        ) : (
          <Gone picture="tax" to="FNT10000" {...t.gone.joined} />
        )
      }
    </Screen>
  );
}

function Lists({ taxes }: { taxes: Taxes }) {
  const t = messages.use();
  const isJoined = taxes.isJoined === true;
  const { shown, tab, authority, year, choose } = useChoice(isJoined);
  const ofChosen = <T extends { authority: string }>(all: readonly T[]) =>
    all.filter((one) => authority === 'all' || one.authority === authority);
  const done = ofChosen(taxes.bills.filter((bill) => !isOpen(bill)));
  const yearOf = (bill: Bill) => (bill.payment?.at ?? bill.dueOn).slice(0, 4);
  const years = [...new Set(done.map(yearOf))].toSorted().reverse();
  const ofYear = year || (years[0] ?? '');
  return (
    <Sum bills={openOf(taxes)} today={taxes.today}>
      <Stack>
        {!taxes.answers && <InlineNotice tone="warning">{t.silent({ at: taxes.at })}</InlineNotice>}
        <Segmented
          legend={t.list.tab}
          options={shown.map((value) => ({ value, label: t.list.tabs[value] }))}
          value={tab}
          onChange={(value) => choose({ tab: value })}
        />
        <Chips
          legend={t.list.authority}
          options={filters.map((value) => ({ value, label: t.authorities[value] }))}
          value={authority}
          onChange={(value) => choose({ authority: value })}
        />
        {tab === 'paid' && years.length > 0 && (
          <Chips
            scrolls
            legend={t.list.year}
            options={years.map((value) => ({ value, label: t.year({ year: value }) }))}
            value={ofYear}
            onChange={(value) => choose({ year: value })}
          />
        )}
        {tab === 'bills' && <ToPay key={authority} bills={ofChosen(openOf(taxes))} today={taxes.today} />}
        {tab === 'paid' && (
          <Rows none={t.list.none.paid}>
            {done
              .filter((bill) => yearOf(bill) === ofYear)
              .map((bill) => (
                <BillRow key={bill.id} bill={bill} today={taxes.today} />
              ))}
          </Rows>
        )}
        {tab === 'refunds' && (
          <Rows none={t.list.none.refunds}>
            {ofChosen(taxes.refunds).map((refund) => (
              <RefundRow key={refund.id} refund={refund} />
            ))}
          </Rows>
        )}
        {tab === 'refunds' && <InlineNotice>{t.refund.noFee}</InlineNotice>}
        {isJoined && <Note>{t.fetched({ at: taxes.at })}</Note>}
      </Stack>
    </Sum>
  );
}

function Rows({ children, none }: { children: ReactNode[]; none: string }) {
  const t = messages.use();
  return children.length === 0 ? (
    <EmptyState title={none} description={t.list.noneHint} />
  ) : (
    <List>{children}</List>
  );
}

/** What there is to pay, whosever it is, and how much of it is late; with the lists under it. */
function Sum({ bills, today, children }: { bills: readonly Bill[]; today: string; children: ReactNode }) {
  const { list: t } = messages.use();
  const late = lateOf(bills, today);
  if (bills.length === 0) return <Card>{children}</Card>;
  return (
    <Scene
      drawn="tax"
      title={t.tabs.bills}
      figure={t.sum({ won: sum(bills) })}
      {...(late.length > 0 && { note: <Badge tone="danger">{t.late({ count: late.length })}</Badge> })}
    >
      {children}
    </Scene>
  );
}

/** The late ones first; several are paid one after the other, each with an end of its own. */
function ToPay({ bills, today }: { bills: Bill[]; today: string }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = paying.useDraft();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const picked = bills.filter(({ id }) => chosen?.includes(id));
  const late = lateOf(bills, today);
  const pay = async ([first, ...rest]: readonly Bill[]) => {
    if (!first) return;
    await begin({ billId: first.id, next: rest.map(({ id }) => id) });
    navigate.push('FNT30000', { query: { billId: first.id, step: 'pay' } });
  };
  if (chosen === null) {
    const rows = (
      <Rows none={t.list.none.bills}>
        {bills.map((bill) => (
          <BillRow key={bill.id} bill={bill} today={today} />
        ))}
      </Rows>
    );
    const choose = () => setChosen([]);
    if (bills.length < 2) return rows;
    if (late.length === 0) {
      return (
        <>
          {rows}
          <MainButton action="choose" run={choose}>
            {t.list.several}
          </MainButton>
        </>
      );
    }
    return (
      <Section
        title={t.list.bills({ count: bills.length })}
        action={
          <Button variant="text" size="small" leads action="choose" onClick={choose}>
            {t.list.several}
          </Button>
        }
      >
        {rows}
        <MainButton action="payLate" run={() => pay(late)}>
          {t.list.payLate({ count: late.length })}
        </MainButton>
      </Section>
    );
  }
  return (
    <>
      {bills.map(({ id, kind, total, dueOn }) => (
        <Checkbox
          key={id}
          field={`bill-${id}`}
          label={t.list.one({ kind, won: total, due: t.due({ dueOn, today }) })}
          checked={chosen.includes(id)}
          onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      <MainButton action="payChosen" disabled={picked.length === 0} run={() => pay(picked)}>
        {t.list.payChosen({ count: picked.length, won: formatMoney(sum(picked)) })}
      </MainButton>
    </>
  );
}
