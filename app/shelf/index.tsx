export { ShelfScreen as default } from '@/features/shelf/shelf-screen';
