import { type ReactNode, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx';
import { CodePlate, type CodePlateProps } from './CodePlate.tsx';
import { type MeansChoices, MeansSheet } from './MeansSheet.tsx';
import styles from './PresentSheet.module.css';

/** By what the customer pays or proves: the row under the code. */
interface Means {
  /** name of a service picture */
  picture: string;
  name: string;
  /** what can be used of it: 12,340P 쓸 수 있어요 */
  note?: ReactNode;
  /** to choose another: on a page of its own, */
  onChange?: () => void;
  /** or on the spot */
  choices?: MeansChoices;
}

export interface PresentedProps extends CodePlateProps {
  means?: Means;
  /** at the end: to whom it is shown */
  hint?: ReactNode;
}

/** The plate, the means, the hint: code first, means second, nothing else. */
export function Presented({ means, hint, ...plate }: PresentedProps) {
  const { codes: t } = kitMessages.use();
  const [isChoosing, setChoosing] = useState(false);
  const change = means?.choices ? () => setChoosing(true) : means?.onChange;
  return (
    <>
      <CodePlate {...plate} isExplained={hint !== undefined} />
      {means && (
        <div className={styles.means}>
          <IconTile picture={means.picture} name={means.name} />
          <div className={styles.words}>
            <b className={styles.name}>{means.name}</b>
            {means.note !== undefined && <span className={styles.note}>{means.note}</span>}
          </div>
          {change && (
            <Button variant="text" size="small" leads action="changeMeans" onClick={change}>
              {t.change}
            </Button>
          )}
        </div>
      )}
      {means?.choices && isChoosing && <MeansSheet {...means.choices} onClose={() => setChoosing(false)} />}
      <OfflineNotice />
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </>
  );
}
