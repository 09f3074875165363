export { PicturesScreen as default } from '@/features/battle/plot/pictures-screen';
