import { DevPage } from '../flows/DevPage.tsx';

export const FGM43200 = () => <DevPage code="FGM43200" />;
