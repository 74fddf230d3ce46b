import { useQuery } from '@wallet/kit/app';
import { NoticeArticle } from '../flows/NoticeArticle.tsx';
import { NoticeList } from '../flows/NoticeList.tsx';

export function FGP99000() {
  const id = useQuery().get('anounSerno');
  return id ? <NoticeArticle key={id} id={id} /> : <NoticeList />;
}
