import { ApiError, encryptField } from '@wallet/kit/api';
import { Part, Screen, useAction, useLoad, usePerson } from '@wallet/kit/app';
import { Actions, Button, Chips, KeyValue, RadioGroup, Section, Stack, TextField } from '@wallet/kit/ui';
import { type ReactNode, useState } from 'react';
import { caToken, sendRaw } from '../api/cas.ts';
import { messages } from '../messages/index.ts';
import {
  type DevCall,
  type DevCode,
  namedIn,
  pages,
  toSend,
  type Values,
  valuesOf,
} from '../model/developer.ts';
import { Answer, type RawAnswer } from '../parts/Answer.tsx';
import { answers } from '../state/answers.ts';
import { useMember } from './useMember.ts';

/** Fields that are sealed at a keypad elsewhere: typed here, and sealed before they are sent. */
const sealed = ['encPassword', 'encPasswordCheck'];

/** No answer, or no JSON to send. */
function failureOf(error: unknown): RawAnswer {
  if (!(error instanceof ApiError)) return { status: 0, code: String(error), message: '' };
  const { status = 0, code, kind, serverMessage: message = '' } = error;
  return { status, code: code ?? kind, message };
}

interface DevPageProps {
  code: DevCode;
  /** what this page adds under the answer, or above the form */
  children?: (answer: RawAnswer | null, fill: (values: Values) => void) => ReactNode;
}

/** A developers' page: its calls with a form each, the raw answer, and how member, token and credential stand. */
export function DevPage({ code, children }: DevPageProps) {
  const { dev: t } = messages.use();
  const calls: readonly DevCall[] = pages[code];
  const [place, setPlace] = useState(0);
  const [answer, setAnswer] = useState<RawAnswer | null>(null);
  const [typed, setTyped] = useState<Values>({});
  const call = calls[place] ?? { path: '' };
  const values = { ...valuesOf(call, answers.value), ...typed };
  const load = useMember();
  const send = useAction(
    async () => {
      try {
        const { data, ...address } = toSend(call, values);
        const closed = await Promise.all(
          Object.entries(data).map(async ([name, value]) => [
            name,
            sealed.includes(name) ? await encryptField(String(value)) : value,
          ]),
        );
        const said = await sendRaw({ ...address, data: Object.fromEntries(closed) });
        answers.value = { ...answers.value, ...namedIn(said.payload) };
        setAnswer(said);
      } catch (error) {
        setAnswer(failureOf(error));
      }
      setTyped({});
      // A chosen reply is for the next call that is sent, not for this page's own.
      if (!call.path.endsWith('/control')) load.reload();
    },
    { onError: 'none' },
  );
  const fill = (more: Values) => setTyped((now) => ({ ...now, ...more }));
  return (
    <Screen>
      <Stack>
        <Standing load={load} />
        {calls.length > 1 && (
          <RadioGroup
            field="call"
            legend={t.call}
            options={calls.map(({ path }, at) => ({ value: String(at), label: path }))}
            value={String(place)}
            onChange={(value) => {
              setPlace(Number(value));
              setTyped({});
            }}
          />
        )}
        {Object.entries(call.fields ?? {}).map(([name, start]) =>
          typeof start === 'string' ? (
            <TextField
              key={name}
              field={name}
              label={name}
              autoComplete="off"
              value={values[name] ?? ''}
              onChange={(value) => fill({ [name]: value })}
            />
          ) : (
            <Chips
              key={name}
              legend={name}
              options={start.map((value) => ({ value, label: value || '-' }))}
              value={values[name] ?? ''}
              onChange={(value) => fill({ [name]: value })}
            />
          ),
        )}
        <Actions>
          <Button full action="send" isBusy={send.isRunning} onClick={() => void send.run()}>
            {t.send}
          </Button>
        </Actions>
        {children?.(answer, fill)}
        {answer && (
          <Section title={t.answer}>
            <Answer answer={answer} />
          </Section>
        )}
      </Stack>
    </Screen>
  );
}

/** Who, with which token, and how the credential stands. */
export function Standing({ load }: { load: ReturnType<typeof useMember> }) {
  const { dev: t } = messages.use();
  const person = usePerson();
  const { data: token } = useLoad(() => caToken(), [load.data]);
  return (
    <Part of={load}>
      {({ state, reason, step, ids }) => (
        <KeyValue
          rows={[
            { label: t.member, value: person?.memberId ?? '-' },
            { label: t.token, value: token ? `…${token.slice(-6)}` : '-' },
            { label: t.state, value: [state, reason, ids[0]?.number].filter(Boolean).join(' · ') },
            { label: t.step, value: step },
          ]}
        />
      )}
    </Part>
  );
}
