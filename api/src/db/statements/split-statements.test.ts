import { splitStatements } from './split-statements.ts'

test('statements end at a semicolon', () => {
  expect(splitStatements('create table a (b int);\ncreate table c (d int)\n;')).toEqual([
    'create table a (b int)',
    'create table c (d int)',
  ])
})

test('a semicolon in a text, a name, a comment or a body ends nothing', () => {
  const body = "create function f() returns void language plpgsql as $body$ begin perform ';'; end; $body$"
  expect(splitStatements(`-- a; b\nselect 'it''s; fine', "odd;name"; /* c; d */ ${body};`)).toEqual([
    `select 'it''s; fine', "odd;name"`,
    body,
  ])
})

test('bodies with other tags nest', () => {
  const body = 'do $$ begin execute $sql$ select 1; $sql$; end $$'
  expect(splitStatements(`${body};select 2`)).toEqual([body, 'select 2'])
})
