import { DevPage } from '../flows/DevPage.tsx';

export const FGM12000 = () => <DevPage code="FGM12000" />;
