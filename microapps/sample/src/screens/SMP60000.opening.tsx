import { isWalletPath, Screen, useAppResult, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { BottomBar, Button, Checkbox, InlineNotice, List, Section, TextField, useForm } from '@wallet/kit/ui';
import { useId, useState } from 'react';
import { messages } from '../messages/index.ts';

const answerSchema = v.object({ text: v.string() });

type Kind = 'submitted' | 'invalid' | 'cancelled' | 'closed' | 'killed' | 'timeout';
interface Taken {
  kind: Kind;
  value: string;
}

export function SMP60000() {
  const t = messages.use().opening;
  const { navigate } = useWallet();
  const formId = useId();
  const form = useForm({ initial: { path: '/sample/answer', limit: '' }, rules: {} });
  const [isWrong, setWrong] = useState(false);
  const [isSingle, setSingle] = useState(false);
  const [results, setResults] = useState<readonly Taken[]>([]);

  useAppResult('answer', answerSchema, (result) => {
    const value = result.kind === 'submitted' ? result.value.text : '';
    setResults((before) => [...before, { kind: result.kind, value }]);
  });

  function textOf({ kind, value }: Taken): string {
    return kind === 'submitted' ? t.outcomes.submitted({ value }) : t.outcomes[kind];
  }

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full type="submit" form={formId} action="submit">
            {t.open}
          </Button>
        </BottomBar>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.submit(({ path, limit }) => {
          setWrong(!isWalletPath(path));
          if (!isWalletPath(path)) return;
          const seconds = Number(limit);
          // Not awaited: more than one can be open.
          void navigate.openApp(path, {
            key: 'answer',
            single: isSingle,
            ...(seconds > 0 ? { limitMs: seconds * 1_000 } : {}),
          });
        })}
      >
        <TextField label={t.path} hint={t.pathHint} autoComplete="off" {...form.field('path')} />
        {isWrong && <InlineNotice tone="warning">{t.notAPath}</InlineNotice>}
        <TextField
          label={t.limit}
          hint={t.limitHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('limit')}
        />
        <Checkbox label={t.single} field="single" checked={isSingle} onChange={setSingle} />
      </form>
      <Section title={t.results}>
        {results.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <List label={t.results}>
            {results.map((taken, index) => (
              <li key={index} data-outcome={taken.kind}>
                {textOf(taken)}
              </li>
            ))}
          </List>
        )}
      </Section>
    </Screen>
  );
}
