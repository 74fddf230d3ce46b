import { Button } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Town } from '../model/donation.ts';
import { mapTiles, shortName } from '../model/map.ts';
import styles from './ProvinceMap.module.css';

interface ProvinceMapProps {
  towns: readonly Town[];
  /** province code */
  value: string;
  onChange: (code: string) => void;
}

/** In the order in which they are read: row by row. */
const tilesOf = (towns: readonly Town[]) =>
  towns
    .filter(({ code, provinceCode }) => code === `${provinceCode}000`)
    .map(({ provinceCode, province }) => {
      const [gridColumn = 1, gridRow = 6] = mapTiles[provinceCode] ?? [];
      return { provinceCode, province, gridColumn, gridRow };
    })
    .toSorted((a, b) => a.gridRow - b.gridRow || a.gridColumn - b.gridColumn);

/** The provinces as tiles that lie as on a map. */
export function ProvinceMap({ towns, value, onChange }: ProvinceMapProps) {
  const t = messages.use();
  return (
    <section className={styles.map} aria-label={t.towns.map}>
      {tilesOf(towns).map(({ provinceCode, province, gridColumn, gridRow }) => {
        const isChosen = provinceCode === value;
        return (
          <div key={provinceCode} style={{ gridColumn, gridRow }}>
            <Button
              full
              size="small"
              variant={isChosen ? 'primary' : 'secondary'}
              action={`province-${provinceCode}`}
              {...(isChosen && { label: t.towns.chosen({ province: shortName(province) }) })}
              onClick={() => onChange(provinceCode)}
            >
              {shortName(province)}
            </Button>
          </div>
        );
      })}
    </section>
  );
}
