import { Screen, useAction } from '@wallet/kit/app';
import { max, min, type Problem, type Rule, required } from '@wallet/kit/forms';
import {
  BottomBar,
  Button,
  Chips,
  Section,
  Switch,
  TextField,
  useForm,
  VisuallyHidden,
} from '@wallet/kit/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { sendCopies } from '../api/sendCopies.ts';
import { messages } from '../messages/index.ts';
import { type CallForm, callProblem, envelopes, mostCopies, toCall } from '../model/callForm.ts';
import type { CallResult } from '../model/callResult.ts';
import { CallResults } from '../parts/CallResults.tsx';
import styles from './SMP20000.module.css';

const initial: CallForm = {
  method: 'GET',
  path: '',
  body: '',
  parallel: '1',
  envelope: 'payload',
  allowsDuplicates: false,
};

function checked(field: 'method' | 'path' | 'body' | 'parallel'): Rule {
  return (_, values) => {
    const id = callProblem(field, values as unknown as CallForm);
    return id === null ? null : { id };
  };
}

const rules = {
  method: [required(), checked('method')],
  path: [required(), checked('path')],
  body: checked('body'),
  parallel: [required(), checked('parallel'), min(1), max(mostCopies)],
};

export function SMP20000() {
  const t = messages.use().call;
  const formId = useId();
  const form = useForm({ initial, rules });
  const [results, setResults] = useState<CallResult[]>([]);
  const shown = useRef<HTMLDivElement>(null);
  const sending = useAction(async (values: CallForm) => {
    setResults([]);
    setResults(await sendCopies(toCall(values)));
  });

  // What came back stands below a long form.
  useEffect(() => {
    if (results.length > 0) shown.current?.scrollIntoView({ block: 'start' });
  }, [results]);

  const own: Partial<Record<string, string>> = t.problems;
  const words = (problem: Problem | null) => {
    const text = own[problem?.id ?? ''];
    return text === undefined ? {} : { problemMessage: text };
  };
  const field = (name: 'method' | 'path' | 'body' | 'parallel') => {
    const binding = form.field(name);
    return { ...binding, ...words(binding.problem) };
  };

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full type="submit" form={formId} action="submit" isBusy={sending.isRunning}>
            {t.send}
          </Button>
        </BottomBar>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit(sending.run)}>
        <TextField label={t.method} hint={t.methodHint} autoComplete="off" {...field('method')} />
        <TextField label={t.path} hint={t.pathHint} autoComplete="off" {...field('path')} />
        <TextField label={t.body} hint={t.bodyHint} rows={5} autoComplete="off" {...field('body')} />
        <TextField
          label={t.parallel}
          hint={t.parallelHint({ most: mostCopies })}
          inputMode="numeric"
          autoComplete="off"
          {...field('parallel')}
        />
        <Switch
          label={t.duplicates}
          description={t.duplicatesHint}
          field="allowsDuplicates"
          checked={form.values.allowsDuplicates}
          onChange={(isOn) => form.set('allowsDuplicates', isOn)}
        />
        <Section title={t.envelope}>
          <Chips
            legend={t.envelope}
            options={envelopes.map((value) => ({ value, label: value }))}
            value={form.values.envelope}
            onChange={(value) => form.set('envelope', value)}
          />
        </Section>
      </form>
      <div role="status">
        {results.length > 0 && <VisuallyHidden>{t.results({ count: results.length })}</VisuallyHidden>}
      </div>
      <div ref={shown} className={styles.results}>
        {results.length > 0 && (
          <Section title={t.results({ count: results.length })}>
            <CallResults results={results} />
          </Section>
        )}
      </div>
    </Screen>
  );
}
