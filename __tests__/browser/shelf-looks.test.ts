import { looksTest } from '@/testing/looks';
import { openShelfPages } from '@/testing/shelf-looks/pages';

looksTest('the shelf', openShelfPages);
