import type { Problem } from '@wallet/kit/forms';
import { RadioGroup, TextField } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { gradesOf, type SchoolKind } from '../model/card.ts';

interface Binding {
  field: string;
  value: string;
  onChange: (value: string) => void;
  problem: Problem | null;
}

/** Which grade, which class. */
export function GradeFields({
  kind,
  grade,
  className,
}: {
  kind: SchoolKind;
  grade: Binding;
  className: Binding;
}) {
  const { grade: t } = messages.use();
  return (
    <>
      <RadioGroup
        {...grade}
        isGrid
        legend={t.grade}
        options={gradesOf(kind).map((value) => ({ value, label: t.year({ grade: value }) }))}
      />
      <TextField {...className} label={t.className} placeholder={t.classExample} maxLength={10} required />
    </>
  );
}
