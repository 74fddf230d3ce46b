import { type ReactNode, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Note } from '../Note/Note.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';

/** What else could pay: the part asks which, and says that the code that is shown ends with the choice. */
export interface MeansChoices {
  options: readonly { value: string; label: string; description?: ReactNode }[];
  /** by what the code that is shown pays */
  value: string;
  /** another was chosen: the owner ends the code, and makes one that pays by it */
  onChoose: (value: string) => void;
}

/** Over a code: by what it pays. */
export function MeansSheet({ options, value, onChoose, onClose }: MeansChoices & { onClose: () => void }) {
  const { codes: t } = kitMessages.use();
  const [chosen, setChosen] = useState(value);

  function take() {
    onClose();
    if (chosen !== value) onChoose(chosen);
  }

  return (
    <Sheet
      isOpen
      title={t.chooseMeans}
      part="codeMeans"
      onClose={onClose}
      footer={
        <Button full action="chooseMeans" onClick={take}>
          {chosen === value ? t.keepMeans : t.takeMeans}
        </Button>
      }
    >
      <RadioGroup field="codeMeans" legend={t.means} options={options} value={chosen} onChange={setChosen} />
      <Note>{t.meansEndCode}</Note>
    </Sheet>
  );
}
