import { MainButton, type Picture, pickPicture, useAction } from '@wallet/kit/app';
import { Button, InlineNotice, List, ListItem, Note, RadioGroup, Section, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { postpone } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Reason, reasonProblem, type Visit } from '../model/service.ts';

const MOST_BYTES = 5_000_000;

interface PostponeFormProps {
  kind: Visit;
  trainingId: string;
  reasons: readonly Reason[];
  daysLeft: number;
  /** whom to call where it is too late */
  phone: string;
  onDone: () => unknown;
  onRefusal: () => void;
}

/** Asks to put off: a reason that still counts, and what proves it. */
export function PostponeForm({ kind, trainingId, reasons, daysLeft, phone, ...then }: PostponeFormProps) {
  const t = messages.use().postpone;
  const [code, setCode] = useState('');
  const [proof, setProof] = useState<Picture | null>(null);
  const reason = reasons.find((one) => one.code === code);
  const problem = reason ? reasonProblem(reason, daysLeft) : null;
  const add = useAction(async () => {
    const picked = await pickPicture({ mostBytes: MOST_BYTES, takesPdf: true });
    if (picked) setProof(picked);
  });
  const send = useAction(
    async () => {
      await postpone({ kind, trainingId, reason: code, proof: proof?.image ?? '' });
      toast(t.asked);
      await then.onDone();
    },
    { onRefusal: then.onRefusal },
  );
  const describe = ({ proof: paper, most, used }: Reason) =>
    [paper || t.noProof, most > 0 && t.used({ used, most })].filter(Boolean).join(' · ');
  return (
    <>
      <RadioGroup
        field="reason"
        legend={t.reason}
        options={reasons.map((one) => ({ value: one.code, label: one.name, description: describe(one) }))}
        value={code}
        onChange={setCode}
      />
      {problem === 'late' && <InlineNotice tone="warning">{t.late({ phone })}</InlineNotice>}
      {problem === 'used' && <InlineNotice tone="warning">{t.usedUp}</InlineNotice>}
      {reason?.proof && !problem && (
        <Section title={t.proof}>
          {proof && (
            <List label={t.proof}>
              <ListItem
                title={proof.name}
                description={t.bytes({ kilobytes: Math.ceil(proof.bytes / 1000) })}
              />
            </List>
          )}
          <Button full variant="secondary" action="addProof" onClick={() => void add.run()}>
            {proof ? t.other : t.add}
          </Button>
          <Note>{t.rule}</Note>
        </Section>
      )}
      <MainButton
        run={send}
        action="submit"
        disabled={!reason || problem !== null || (reason.proof !== '' && !proof)}
      >
        {t.submit}
      </MainButton>
    </>
  );
}
