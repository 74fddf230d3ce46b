import { v } from '@wallet/kit/schema';
import {
  Button,
  defineSteps,
  Header,
  LongWork,
  ResultPage,
  StepFlow,
  TextField,
  useLongWork,
  useSteps,
} from '@wallet/kit/ui';
import { useRef, useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

const plan = defineSteps({
  name: v.object({}),
  memo: v.object({ name: v.string() }),
  check: v.object({ name: v.string(), memo: v.string() }),
});

const nothing = () => {};

/** Waits that say what happens, and a flow whose steps know what was entered before them. */
export function WaitSamples() {
  const { waits: t } = messages.use().gallery;
  return (
    <>
      <Sample title={t.work} of={['LongWork', 'useLongWork']}>
        <div className={styles.roomy}>
          <LongWork says={t.says} quietFor={0} slowAfter={10 ** 8} />
          <LongWork says={t.sends} progress={{ done: 2, total: 3 }} quietFor={0} slowAfter={10 ** 8} />
          <LongWork says={t.says} quietFor={0} slowAfter={0} onCancel={nothing} />
          <LongWork says={t.says} quietFor={0} onCancel={nothing} isCancelling />
          <RealWork />
        </div>
      </Sample>
      <Sample title={t.steps} of={['StepFlow', 'useSteps', 'defineSteps']}>
        <div className={styles.frame}>
          <SampleFlow />
        </div>
      </Sample>
      <Sample title={t.looks} of={['Header']}>
        <div className={styles.stack}>
          {(['new', 'classic'] as const).map((look) => (
            <div key={look} className={styles.frame}>
              <Header title={t.look[look]} look={look} onBack={nothing} onHome={nothing} />
            </div>
          ))}
        </div>
      </Sample>
    </>
  );
}

/** Ten seconds of pretended work in four parts, which heeds a cancel. */
function RealWork() {
  const { waits: t } = messages.use().gallery;
  const work = useLongWork(t.says, async ({ signal, tell }) => {
    for (let done = 1; done <= 4; done += 1) {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      signal.throwIfAborted();
      tell(t.part({ done }), { done, total: 4 });
    }
  });
  const { state } = work;
  return (
    <>
      <Button
        variant="secondary"
        action="startWork"
        isBusy={state.phase === 'running'}
        onClick={() => void work.start()}
      >
        {t.start}
      </Button>
      {state.phase === 'running' && (
        <LongWork
          says={state.says}
          progress={state.progress}
          isCancelling={state.isCancelling}
          onCancel={work.cancel}
        />
      )}
      <p role="status">
        {state.phase === 'done' && t.done}
        {state.phase === 'cancelled' && t.cancelled}
      </p>
    </>
  );
}

function SampleFlow() {
  const { waits: t } = messages.use().gallery;
  const steps = useSteps(plan, { start: {} });
  const frame = useRef<HTMLDivElement>(null);
  return (
    <>
      <Header title={t.flow} step={steps.counter} onBack={steps.back} />
      <div ref={frame} className={styles.inside}>
        <StepFlow
          steps={steps}
          onMove={() => frame.current?.querySelector<HTMLElement>('input, button')?.focus()}
        >
          {{
            name: ({ next, remembered }) => (
              <OneField
                field="sampleStepName"
                label={t.name}
                start={typeof remembered.name === 'string' ? remembered.name : t.nameValue}
                onNext={(name) => next('memo', { name })}
              />
            ),
            memo: ({ known, next, remembered }) => (
              <OneField
                field="sampleStepMemo"
                label={t.memoFor({ name: known.name })}
                start={typeof remembered.memo === 'string' ? remembered.memo : t.memoValue}
                onNext={(memo) => next('check', { memo })}
              />
            ),
            check: ({ known }) => (
              <ResultPage
                kind="success"
                title={t.ready}
                rows={[
                  { label: t.name, value: known.name },
                  { label: t.memo, value: known.memo },
                ]}
              >
                <Button full variant="secondary" action="restart" onClick={steps.restart}>
                  {t.restart}
                </Button>
              </ResultPage>
            ),
          }}
        </StepFlow>
      </div>
    </>
  );
}

interface OneFieldProps {
  field: string;
  label: string;
  start: string;
  onNext: (text: string) => void;
}

function OneField({ field, label, start, onNext }: OneFieldProps) {
  const { waits: t } = messages.use().gallery;
  const [text, setText] = useState(start);
  return (
    <div className={styles.stack}>
      <TextField field={field} label={label} value={text} onChange={setText} />
      <Button full action="next" onClick={() => onNext(text)}>
        {t.next}
      </Button>
    </div>
  );
}
