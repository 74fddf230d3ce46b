import { DevPage } from '../flows/DevPage.tsx';

export const FGM13000 = () => <DevPage code="FGM13000" />;
