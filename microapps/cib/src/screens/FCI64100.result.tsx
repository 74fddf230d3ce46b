import {
  Form,
  Gone,
  MainButton,
  pickPicture,
  useAction,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { addMonths, todaySeoul } from '@wallet/kit/format';
import { required } from '@wallet/kit/forms';
import {
  Button,
  Card,
  confirm,
  DateSheet,
  IconTile,
  KeyValue,
  Lead,
  List,
  ListItem,
  Note,
  Section,
  Segmented,
  Stack,
  TextField,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import {
  addPaper,
  deletePaper,
  deleteResult,
  modifyResult,
  readResult,
  registerResult,
} from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Result } from '../model/result.ts';
import { PAPERS } from '../model/service.ts';

/** One result (`rsltNo`), or a new one of a car (`carId`). */
export function FCI64100() {
  const t = messages.use();
  const query = useQuery();
  const carId = query.get('carId') ?? '';
  const load = useLoad(readResult, query.get('rsltNo'));
  return (
    <CibScreen of={load}>
      {(result) => {
        if (!result && !carId) return <Gone to="FCI21100" {...t.gone.car} />;
        return (
          <Stack>
            {result && !result.isOwn ? (
              <Official result={result} />
            ) : (
              <Edit key={result?.number} result={result} carId={carId} />
            )}
            {result && <Papers result={result} reload={load.reload} />}
          </Stack>
        );
      }}
    </CibScreen>
  );
}

function Official({ result }: { result: Result }) {
  const { results: t, ...all } = messages.use();
  return (
    <>
      <Lead picture="car" title={t.said[result.state]}>
        {result.place}
      </Lead>
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.date, value: all.day(result) },
            { label: t.state, value: t.states[result.state] },
            { label: t.validTo, value: all.day({ date: result.validTo }), isStrong: true },
          ]}
        />
      </Card>
      <Note>{t.officialHint}</Note>
    </>
  );
}

function Edit({ result, carId }: { result: Result | null; carId: string }) {
  const { results: t } = messages.use();
  const { navigate } = useWallet();
  const today = todaySeoul();
  const form = useForm({
    initial: {
      date: result?.date ?? '',
      place: result?.place ?? '',
      state: result?.state ?? ('passed' as Result['state']),
      validTo: result?.validTo ?? '',
      memo: result?.memo ?? '',
    },
    rules: { date: [required()], place: [required()], validTo: [required()] },
  });
  const toList = () => navigate.replace('FCI61100', { query: { carId: result?.carId ?? carId } });
  const save = useAction(async ({ state, ...values }: typeof form.values) => {
    const told = { ...values, isPassed: state === 'passed' };
    if (result) {
      await modifyResult({ ...told, number: result.number });
      toast(t.saved);
      return toList();
    }
    const rsltNo = await registerResult({ ...told, carId });
    toast(t.saved);
    navigate.replace('FCI64100', { query: { rsltNo, carId } });
  });
  const remove = useAction(async (number: string) => {
    if (!(await confirm({ id: 'deleteResult', text: t.ask, danger: t.remove }))) return;
    await deleteResult(number);
    toast(t.removed);
    toList();
  });
  return (
    <Form form={form} run={save}>
      <Stack>
        <Lead picture="car" title={t.title} />
        <DateSheet {...form.field('date')} label={t.date} min={addMonths(today, -60)} max={today} required />
        <TextField {...form.field('place')} label={t.place} maxLength={30} required />
        <Segmented
          legend={t.state}
          options={(['passed', 'failed'] as const).map((value) => ({ value, label: t.states[value] }))}
          value={form.values.state}
          onChange={(state) => form.set('state', state)}
        />
        <DateSheet
          {...form.field('validTo')}
          label={t.validTo}
          hint={t.validToHint}
          min={addMonths(today, -24)}
          max={addMonths(today, 60)}
          required
        />
        <TextField {...form.field('memo')} label={t.memo} maxLength={100} />
        {result && (
          <Button
            variant="text"
            action="deleteResult"
            isBusy={remove.isRunning}
            onClick={() => void remove.run(result.number)}
          >
            {t.remove}
          </Button>
        )}
      </Stack>
      <MainButton>{t.save}</MainButton>
    </Form>
  );
}

/** Its papers: photos or PDFs; one whose upload was cut is sent again as the same one. */
function Papers({ result, reload }: { result: Result; reload: () => void }) {
  const { results: t } = messages.use();
  const { number, paperList } = result;
  const [cut, setCut] = useState<{ name: string; image: string } | null>(null);
  const send = useAction(
    async (paper: { name: string; image: string }) => {
      setCut(paper);
      await addPaper({ number, ...paper });
      setCut(null);
      toast(t.paperAdded);
      reload();
    },
    { onRefusal: () => setCut(null) },
  );
  const add = useAction(async () => {
    const picked = await pickPicture({ mostBytes: PAPERS.bytes, takesPdf: true });
    if (picked) await send.run({ name: picked.name, image: picked.image });
  });
  const remove = useAction(async (paperId: string) => {
    if (!(await confirm({ id: 'deletePaper', text: t.askPaper, danger: t.remove }))) return;
    await deletePaper({ number, paperId });
    reload();
  });
  const isFull = paperList.length >= PAPERS.most;
  return (
    <Section title={t.paperTitle}>
      <Stack>
        <Note>{t.paperHint(PAPERS)}</Note>
        {paperList.length > 0 && (
          <List label={t.paperTitle}>
            {paperList.map(({ id, name, size }) => (
              <ListItem
                key={id}
                leading={<IconTile picture="certi" />}
                title={name}
                description={t.size({ size })}
                act={
                  <Button
                    size="small"
                    variant="secondary"
                    action="deletePaper"
                    label={t.removePaper({ name })}
                    onClick={() => void remove.run(id)}
                  >
                    {t.remove}
                  </Button>
                }
              />
            ))}
          </List>
        )}
        <Button
          full
          variant="secondary"
          action="addPaper"
          disabled={isFull}
          isBusy={add.isRunning || send.isRunning}
          onClick={() => void (cut ? send.run(cut) : add.run())}
        >
          {cut && !send.isRunning ? t.again : t.addPaper}
        </Button>
      </Stack>
    </Section>
  );
}
