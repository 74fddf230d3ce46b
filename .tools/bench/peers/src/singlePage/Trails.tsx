import { useForests } from '../domain/useForests.ts';
import { factsOf, words } from '../domain/words.ts';
import { Header } from '../plain/Parts.tsx';

/** Another domain of the same app, with a list of its own. */
export function Trails() {
  const { list } = useForests();
  return (
    <>
      <Header title={words.home} />
      <ul className="list">
        {list?.map((trail) => (
          <li key={trail.forestId} className="card">
            <h3>{trail.forestNm}</h3>
            <p className="soft">{factsOf(trail)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
