import { useAction, useWallet } from '@wallet/kit/app';
import { langOf, todaySeoul } from '@wallet/kit/format';
import {
  Badge,
  Barcode,
  Button,
  Card,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Money,
  Note,
  Section,
  SheetSelect,
  Stack,
  TextField,
  TransactionHead,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { saveNote, setHidden } from '../api/calls.ts';
import { ReceiptScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import { exchangeOf, type Kind, kinds, pictures, type Receipt } from '../model/receipt.ts';
import { useSlipRows } from '../parts/slipRows.ts';

export function FEC21510() {
  return <ReceiptScreen>{(props) => <Slip key={props.receipt.id} {...props} />}</ReceiptScreen>;
}

interface SlipProps {
  receipt: Receipt;
  reload: () => void;
}

/** Kinds of things that last long enough to be repaired. */
const lasting: ReadonlySet<Kind> = new Set(['mart', 'clothes', 'living', 'other']);

/** One receipt as the paper would say it, then what can be done with it. */
function Slip({ receipt: one, reload }: SlipProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = useSlipRows(one);
  const query = { rceitpNo: one.id };
  const word =
    (one.isRefund && t.row.refund) ||
    (one.refunded === 'part' && t.row.partRefunded) ||
    (one.refunded === 'all' && t.row.refunded);
  const { state, days } = exchangeOf(one, todaySeoul());
  const warranty = one.warrantyUntil ? t.warranty.until({ date: one.warrantyUntil }) : t.warranty.none;
  const doors = [
    ...(state === 'never' ? [] : ([['FEC21530', 'booking', t.exchange.states[state]({ days })]] as const)),
    ...(one.warrantyUntil || lasting.has(one.kind) ? ([['FEC21540', 'insurance', warranty]] as const) : []),
    ['FEC21560', 'send', t.share.door],
    ...(one.hasPhoto ? ([['FEC26000', 'moid', t.slip.photo]] as const) : []),
  ] as const;
  const names = {
    FEC21530: t.exchange.name,
    FEC21540: t.warranty.name,
    FEC21560: t.share.name,
    FEC26000: t.photo.name,
  };
  return (
    <Stack>
      <TransactionHead
        face={<IconTile picture={pictures[one.kind]} size="large" />}
        name={<span lang={langOf(one.shop)}>{one.shop}</span>}
        figure={<Money amount={one.total} size="large" />}
        state={word && <Badge>{word}</Badge>}
        isCancelled={one.refunded === 'all'}
      />
      {one.isDouble && <InlineNotice tone="warning">{t.slip.double}</InlineNotice>}
      {one.isMine && <InlineNotice>{t.mine}</InlineNotice>}
      <Card tone="soft">
        <Stack>
          <KeyValue rows={rows.shop} />
          {rows.items.length > 0 && (
            <Section title={t.slip.items({ count: rows.items.length })}>
              <KeyValue rows={rows.items} />
            </Section>
          )}
          <KeyValue rows={rows.sums} />
          {one.barcode !== '' &&
            (one.barcodeKind === 'code128' ? (
              <>
                <Barcode value={one.barcode} label={t.slip.barcode} showsNumber />
                <Button
                  full
                  variant="secondary"
                  icon="barcode"
                  action="openBarcode"
                  onClick={() => navigate.push('FEC26200', { query })}
                >
                  {t.slip.large}
                </Button>
              </>
            ) : (
              <Note>{t.slip.noBarcode({ number: one.barcode })}</Note>
            ))}
        </Stack>
      </Card>
      {!one.isRefund && (
        <Section title={t.slip.more}>
          <List label={t.slip.more}>
            {doors.map(([code, picture, text]) => (
              <ListItem
                key={code}
                action={`open${code}`}
                leading={<IconTile picture={picture} />}
                title={names[code]}
                description={text}
                onClick={() => navigate.push(code, { query })}
              />
            ))}
          </List>
        </Section>
      )}
      {one.originalId !== '' && (
        <List>
          <ListItem
            action="openOriginal"
            leading={<IconTile picture="edoc" />}
            title={t.slip.original}
            description={t.slip.originalNote}
            onClick={() => navigate.push('FEC21510', { query: { rceitpNo: one.originalId } })}
          />
        </List>
      )}
      <Own receipt={one} reload={reload} />
    </Stack>
  );
}

/** What the customer makes of it: its kind, a memo, whether it counts. */
function Own({ receipt: one, reload }: SlipProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [memo, setMemo] = useState(one.memo);
  const change = useAction(
    async (changes: Partial<Pick<Receipt, 'kind' | 'memo'>>) => {
      await saveNote({ id: one.id, ...changes });
      toast(t.slip.saved);
      reload();
    },
    { onRefusal: reload },
  );
  const show = useAction(() => setHidden({ ids: [one.id], is: false }));
  const hide = useAction(async () => {
    await setHidden({ ids: [one.id], is: true });
    toast(t.tidy.hidden({ count: 1 }), { label: t.tidy.undo, onClick: () => void show.run() });
    navigate.back();
  });
  return (
    <Section title={t.slip.own}>
      <Stack>
        <SheetSelect
          field="kind"
          label={t.filter.kind}
          options={kinds.map((value) => ({ value, title: t.kinds[value] }))}
          value={one.kind}
          onChange={(kind) => void change.run({ kind })}
        />
        <TextField
          field="memo"
          label={t.slip.memo}
          hint={t.slip.memoHint}
          value={memo}
          maxLength={100}
          onChange={setMemo}
        />
        {memo !== one.memo && (
          <Button
            full
            variant="secondary"
            action="saveMemo"
            isBusy={change.isRunning}
            onClick={() => void change.run({ memo: memo.trim() })}
          >
            {t.slip.saveMemo}
          </Button>
        )}
        <Button full variant="text" action="hide" isBusy={hide.isRunning} onClick={() => void hide.run()}>
          {t.tidy.hide}
        </Button>
      </Stack>
    </Section>
  );
}
