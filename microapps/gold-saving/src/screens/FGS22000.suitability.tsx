import { MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import {
  Actions,
  Bullets,
  Button,
  Checkbox,
  InlineNotice,
  Lead,
  Note,
  RadioGroup,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { judge, readHoldings } from '../api/calls.ts';
import { opening } from '../flows/opening.ts';
import { messages } from '../messages/index.ts';

type Result = 'none' | 'fits' | 'risky';

/** Six questions, one at a time; who has an account already goes back to buying. */
export const FGS22000 = opening.step(
  { needs: ['begun'], ask: (_, { signal }) => readHoldings(undefined, { signal }) },
  function Suitability({ data: gold, save }) {
    const t = messages.use().suit;
    const { navigate } = useWallet();
    const [answers, setAnswers] = useState<number[]>([]);
    const [chosen, setChosen] = useState('');
    const [result, setResult] = useState<Result | null>(null);
    const [isSure, setSure] = useState(false);
    const at = answers.length;
    const { ask: question = '', options = [] } = t.questions[Math.min(at, t.questions.length - 1)] ?? {};

    const ask = useAction(async (given: readonly number[]) => {
      setAnswers([...given]);
      setResult((await judge({ answers: given })).result);
    });
    const next = () => {
      const given = [...answers, Number(chosen)];
      setChosen('');
      if (given.length < t.questions.length) return setAnswers(given);
      return ask.run(given.slice(0, t.questions.length));
    };
    const silent = useAction(async () => setResult((await judge({})).result));
    const goOn = useAction(async () => {
      if (result === 'risky') await judge({ answers, isConfirmed: true });
      await save({ suits: result === 'risky' ? 'risky' : 'fits' });
      if (gold.state === 'open') navigate.replace('FGS31000');
      else navigate.push('FGS23000');
    });
    const restart = () => {
      setAnswers([]);
      setResult(null);
      setSure(false);
    };
    const back = () => {
      const last = answers.at(-1);
      setAnswers(answers.slice(0, -1));
      setChosen(last === undefined ? '' : String(last));
    };

    if (result !== null) {
      return (
        <Screen onBack={restart}>
          {result === 'fits' && <Lead title={t.fits}>{t.fitsNote}</Lead>}
          {result === 'none' && <Lead title={t.refused}>{t.refusedNote}</Lead>}
          {result === 'risky' && (
            <Stack>
              <InlineNotice tone="warning" messageId="goldUnsuitable">
                {t.risky}
              </InlineNotice>
              <Bullets texts={t.riskyNotes} />
              <Checkbox field="sure" label={t.confirm} checked={isSure} onChange={setSure} />
            </Stack>
          )}
          {result === 'none' ? (
            <MainButton action="again" run={restart}>
              {t.again}
            </MainButton>
          ) : (
            <MainButton run={goOn} disabled={result === 'risky' && !isSure}>
              {t.go}
            </MainButton>
          )}
        </Screen>
      );
    }
    return (
      <Screen {...(at > 0 ? { onBack: back } : {})}>
        <Stack>
          <Lead title={question} />
          <RadioGroup
            key={at}
            field={`question${at}`}
            legend={t.count({ at: Math.min(at + 1, t.questions.length) })}
            value={chosen}
            onChange={setChosen}
            options={options.map((label, points) => ({ value: String(points), label }))}
          />
          <Note>{t.why}</Note>
          <Actions>
            <Button
              full
              variant="text"
              action="silent"
              isBusy={silent.isRunning}
              onClick={() => void silent.run()}
            >
              {t.silent}
            </Button>
          </Actions>
        </Stack>
        <MainButton run={next} disabled={chosen === ''} isBusy={ask.isRunning}>
          {t.next}
        </MainButton>
      </Screen>
    );
  },
);
