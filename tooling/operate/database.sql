-- Makes the database of a deployment with its two roles. Run once by a superuser:
--   psql --set owner_password=… --set password=… --file database.sql
-- Changes the tables when a gateway starts.
create role shop_owner login password :'owner_password';
-- Answers calls. It reads and writes rows alone.
create role shop login password :'password';
create database shop owner shop_owner;
-- No call takes longer. PgBouncer refuses these at the start of a connection, so they belong to the role.
alter role shop in database shop set statement_timeout = '10s';
alter role shop in database shop set lock_timeout = '5s';
alter role shop in database shop set idle_in_transaction_session_timeout = '10s';
