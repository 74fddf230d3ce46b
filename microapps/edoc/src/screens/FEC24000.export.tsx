import { MainButton, Part, useAction, useLoad, usePolling, useShareLink, useWallet } from '@wallet/kit/app';
import { addMonths, todaySeoul } from '@wallet/kit/format';
import {
  Badge,
  Button,
  DateSheet,
  IconTile,
  List,
  ListItem,
  Note,
  PdfPager,
  Section,
  Segmented,
  Sheet,
  Stack,
  saveFile,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listExports, listReceipts, makeExport, readExportFile } from '../api/calls.ts';
import { AgreedScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import { type Export, type Kind, monthAfter, monthOf } from '../model/receipt.ts';
import { CountAndSum } from '../parts/CountAndSum.tsx';
import { KindChips } from '../parts/KindChips.tsx';
import { picked } from '../state/entry.ts';

const periods = ['this', 'last', 'own'] as const;
const FIVE_YEARS = 60;
const LOOK_MS = 3000;

export function FEC24000() {
  const t = messages.use();
  const today = todaySeoul();
  const [ids, setIds] = useState(picked.value);
  const unpick = () => {
    picked.value = [];
    setIds([]);
  };
  const [period, setPeriod] = useState<(typeof periods)[number]>('this');
  const [own, setOwn] = useState<{ from?: string; until?: string }>({});
  const [chosen, setChosen] = useState<Kind[]>([]);
  const [format, setFormat] = useState<'pdf' | 'csv'>('pdf');
  const span = spanOf();
  const wish = { ...span, kinds: ids.length > 0 ? [] : chosen };
  const load = useLoad((signal) => listReceipts(wish, { signal }), [JSON.stringify(wish)]);
  const files = useLoad(listExports);
  usePolling(
    async () => files.reload(),
    LOOK_MS,
    files.data?.some(({ state }) => state === 'making') ?? false,
  );
  const make = useAction(
    async () => {
      await makeExport({ ...wish, format, ids });
      unpick();
      toast(t.export.begun);
      files.reload();
    },
    { onLost: files.reload },
  );

  function spanOf(): { from: string; to: string } {
    if (ids.length > 0) return { from: addMonths(today, -FIVE_YEARS), to: today };
    if (period === 'own' && own.from) return { from: own.from, to: own.until ?? own.from };
    return monthOf(period === 'last' ? monthAfter(today.slice(0, 6), -1) : today.slice(0, 6));
  }

  return (
    <AgreedScreen of={load}>
      {({ count, sum }) => (
        <>
          <Stack>
            {ids.length > 0 ? (
              <Section
                title={t.export.picked({ count: ids.length })}
                action={
                  <Button variant="text" size="small" action="unpick" onClick={unpick}>
                    {t.export.unpick}
                  </Button>
                }
              >
                <Note>{t.export.pickedNote}</Note>
              </Section>
            ) : (
              <>
                <Section title={t.export.period}>
                  <Segmented
                    legend={t.export.period}
                    options={periods.map((value) => ({ value, label: t.export.periods[value] }))}
                    value={period}
                    onChange={setPeriod}
                  />
                  {period === 'own' && (
                    <DateSheet
                      mode="range"
                      field="span"
                      label={t.export.span}
                      min={addMonths(today, -FIVE_YEARS)}
                      max={today}
                      value={own}
                      onChange={setOwn}
                    />
                  )}
                </Section>
                <KindChips value={chosen} onChange={setChosen} />
              </>
            )}
            <Section title={t.export.format}>
              <Segmented
                legend={t.export.format}
                options={(['pdf', 'csv'] as const).map((value) => ({
                  value,
                  label: t.export.formats[value],
                }))}
                value={format}
                onChange={setFormat}
              />
              <Note>{t.export.notes[format]}</Note>
            </Section>
            {ids.length === 0 && <CountAndSum count={count} sum={sum} />}
            <Part of={files}>{(all) => <Files all={all} />}</Part>
          </Stack>
          <MainButton run={make} action="make" disabled={ids.length === 0 && count === 0}>
            {t.export.make({ count: ids.length || count })}
          </MainButton>
        </>
      )}
    </AgreedScreen>
  );
}

/** What was made, for seven days: a browser saves it, the app shows it and hands its link on. */
function Files({ all }: { all: readonly Export[] }) {
  const t = messages.use();
  const { bridge } = useWallet();
  const [shown, setShown] = useState<Export | null>(null);
  const hand = useShareLink(() => toast(t.share.copied));
  const take = useAction(async ({ id, format, from, to, link }: Export) => {
    const url = `${window.location.origin}${link}`;
    if (bridge.isNative) return hand({ title: t.export.title, text: t.export.shareText, url });
    const { bytes, type } = await readExportFile({ id });
    return saveFile(new File([bytes], `receipts-${from}-${to}.${format}`, { type }), t.export.taken);
  });
  if (all.length === 0) return null;
  const describe = ({ state, progress, keptUntil }: Export) =>
    state === 'making' ? t.export.progress({ percent: progress }) : t.export.until({ date: keptUntil });
  return (
    <Section title={t.export.files}>
      <List label={t.export.files}>
        {all.map((one) => (
          <ListItem
            key={one.id}
            leading={<IconTile picture={one.format === 'pdf' ? 'whitepaper' : 'tax'} />}
            title={t.export.file({ format: t.export.formats[one.format], count: one.count })}
            description={`${t.won({ amount: one.total })} · ${describe(one)}`}
            state={
              <Badge tone={one.state === 'ready' ? 'success' : 'neutral'}>{t.export.states[one.state]}</Badge>
            }
            {...(one.state === 'gone' && { past: 'done' as const })}
            act={
              one.state === 'ready' && (
                <>
                  {one.format === 'pdf' && (
                    <Button size="small" variant="secondary" action="seePdf" onClick={() => setShown(one)}>
                      {t.export.see}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="secondary"
                    action="takeFile"
                    isBusy={take.isRunning}
                    onClick={() => void take.run(one)}
                  >
                    {bridge.isNative ? t.export.hand : t.export.take}
                  </Button>
                </>
              )
            }
          />
        ))}
      </List>
      <Sheet isOpen={shown !== null} onClose={() => setShown(null)} title={t.export.title} part="pdf">
        {shown && (
          <PdfPager
            label={t.export.title}
            load={(signal) => readExportFile({ id: shown.id }, { signal })}
            fallback={<CountAndSum count={shown.count} sum={shown.total} />}
          />
        )}
      </Sheet>
    </Section>
  );
}
