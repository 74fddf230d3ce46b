import { NavBar, List as Rows, Selector, Skeleton } from 'antd-mobile';
import { useLocation } from 'wouter';
import { useForests } from '../domain/useForests.ts';
import { facilities, factsOf, regions, words } from '../domain/words.ts';

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export function List() {
  const { list, region, setRegion, wanted, setWanted } = useForests();
  const [, navigate] = useLocation();
  return (
    <>
      <NavBar onBack={() => history.back()}>{words.list}</NavBar>
      <Selector
        options={optionsOf({ '': words.all, ...regions })}
        value={[region]}
        onChange={([value]) => setRegion(value ?? '')}
      />
      <Selector multiple options={optionsOf(facilities)} value={wanted} onChange={setWanted} />
      {list ? (
        <Rows header={words.count(list.length)}>
          {list.map((forest) => (
            <Rows.Item
              key={forest.forestId}
              description={factsOf(forest)}
              extra={words.from(forest.minAmt)}
              onClick={() => navigate(`/detail/${forest.forestId}`)}
            >
              {forest.forestNm}
            </Rows.Item>
          ))}
        </Rows>
      ) : (
        <Skeleton.Paragraph lineCount={8} animated />
      )}
    </>
  );
}
